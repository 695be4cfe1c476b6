export function LeadDesk() {
  return <h1>Lead desk</h1>;
}
