import { sourceFolders } from './contract/sourceFiles.ts'

/** Part of `npm run lint`: names the folders that hold more source files than are taken in at a glance. Never fails. */
const MOST = 12
/** Tests and style sheets are kept beside their source and do not count. */
const isTest = (name: string) => /\.test\.tsx?$/.test(name)

for (const { folder, files } of sourceFolders()) {
  const count = files.filter((name) => !isTest(name)).length
  if (count > MOST) console.warn(`warning: ${folder} holds ${count} source files, more than ${MOST}`)
}
