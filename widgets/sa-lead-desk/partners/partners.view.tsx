export const PartnersPage = () => <h1 tabIndex={-1}>partners</h1>;
