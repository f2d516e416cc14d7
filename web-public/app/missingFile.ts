/** The published file does not exist; retrying is useless. */
export class MissingFile extends Error {}
