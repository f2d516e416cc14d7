/** Returns the value. @throws 404 if undefined */
export function requireFound<T>(value: T | undefined): T {
  // a thrown Response is the router's status, not an error
  if (value === undefined) throw new Response(null, { status: 404, statusText: 'Not Found' })
  return value
}
