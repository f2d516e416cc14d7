/** Returns the storage key of a list's views; lists of different parents share it. */
export const viewsKey = (apiUrl: string): string => apiUrl.replace(/\/\d+\//, '/{parentId}/')
