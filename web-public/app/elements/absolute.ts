/** An address of the site with its origin; addresses of other sites stay. */
export const absolute = (origin: string, address: string): string =>
  /^https?:/.test(address) ? address : origin + address
