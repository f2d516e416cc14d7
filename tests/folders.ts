import { sourceFolders } from './contract/sourceFiles.ts'

/** Part of `npm run lint`: lists folders with many source files. Never fails. */
const MOST = 12
/** Tests and style sheets do not count. */
const isTest = (name: string) => /\.test\.tsx?$/.test(name)

for (const { folder, files } of sourceFolders()) {
  const count = files.filter((name) => !isTest(name)).length
  if (count > MOST) console.warn(`warning: ${folder} holds ${count} source files, more than ${MOST}`)
}
