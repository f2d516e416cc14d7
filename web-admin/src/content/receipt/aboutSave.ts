/** Names a save, for the notice of it: one person's saves follow each other. */
export const aboutSave = ({ id, version }: { id: number; version: number }): string => `save ${id} ${version}`
