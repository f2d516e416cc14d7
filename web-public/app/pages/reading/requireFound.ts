/** The value, or the answer 404 where there is none. */
export function requireFound<T>(value: T | undefined): T {
  // the router's own way to answer with a status; it is no failure
  if (value === undefined) throw new Response(null, { status: 404, statusText: 'Not Found' })
  return value
}
