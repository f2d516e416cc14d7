export { FILE_KINDS } from './files/fileKind.ts'
