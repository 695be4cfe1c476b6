export const NewsletterPage = () => <h1 tabIndex={-1}>newsletter</h1>;
