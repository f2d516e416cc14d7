/** A published file that is not there and will not come: waiting is of no use. */
export class MissingFile extends Error {}
