/** Where browsers report what the policy of one of our pages has stopped. */
export const CSP_REPORTS_PATH = '/api/csp-reports';
