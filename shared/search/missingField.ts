/** Marks the search field of the 404 page; the server fills in words of the requested path. */
export const MISSING_FIELD = 'data-missing'
