/** Marks the search field of the 404 page, into which the server writes the words of the address. */
export const MISSING_FIELD = 'data-missing'
