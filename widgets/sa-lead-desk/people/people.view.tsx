export const PeoplePage = () => <h1 tabIndex={-1}>people</h1>;
