export const saveTopic = ({ id, version }: { id: number; version: number }): string => `save ${id} ${version}`
