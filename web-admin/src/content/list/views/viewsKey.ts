/** The name under which a list's views are kept: its API address; lists below a parent share theirs. */
export const viewsKey = (address: string): string => address.replace(/\/\d+\//, '/{parentId}/')
