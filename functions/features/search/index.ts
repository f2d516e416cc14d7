export type { IndexFiles } from './indexing/indexFiles.ts'
export { readManifest, type IndexManifest, type SegmentEntry } from './indexing/indexManifest.ts'
export { attribute, meta } from './indexing/markup.ts'
export { readDocument } from './indexing/readDocument.ts'
export { suggestionsOf } from './indexing/suggestions.ts'
export {
  addUpdates,
  mergeSegments,
  openSegments,
  replaceIndex,
  updateManifest,
  type PageUpdate,
} from './indexing/updateIndex.ts'
export type { SearchDocument } from './segments/document.ts'
export { updateTextsFromStream } from './counts/updateTextsFromStream.ts'
export { createSearchIndex } from './segments/searchIndex.ts'
export type { Segment } from './segments/segment.ts'
