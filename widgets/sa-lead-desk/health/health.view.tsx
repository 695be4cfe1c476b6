export const HealthPage = () => <h1 tabIndex={-1}>health</h1>;
