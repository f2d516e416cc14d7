import type { StoredRecord } from '@flou/shared/api.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { FILE_KINDS } from '../../media/index.ts'
import type { BatchContent } from '../pageData/batchContent.ts'
import type { Reads } from '../pageData/reads.ts'
import { dependencies } from '../../../core/store/dependencies.ts'

const READ_FILE = new RegExp(`^${dependencies.record(media.key, 0).replace(/0$/, '')}(\\d+)$`)

const FILE_NAMES = [...new Set(Object.values(FILE_KINDS).map(({ extension }) => `file.${extension}`))]

function pathsOf({ path, thumbnail, whole, variants }: StoredRecord): string[] {
  const sizes = (variants ?? []) as { path: string }[]
  return [path, thumbnail, whole, ...sizes.map((size) => size.path)].map(String)
}

export const folderOf = (filePath: string): string => filePath.split('/').slice(0, 3).join('/')

/** Checks if paths are current library files, excluding trashed and replaced ones. */
export class LibraryFiles {
  readonly #content: BatchContent
  readonly #reads: Reads
  #shown: Promise<ReadonlySet<string>> | undefined

  constructor(content: BatchContent, reads: Reads) {
    this.#content = content
    this.#reads = reads
  }

  async has(filePath: string): Promise<boolean> {
    this.#shown ??= this.#readShown()
    if ((await this.#shown).has(filePath)) return true
    const folder = folderOf(filePath)
    const ids = await Promise.all(
      [filePath, ...FILE_NAMES.map((name) => `${folder}/${name}`)].map((path) =>
        this.#content.reader.idByUnique(media, { field: 'path', value: path }),
      ),
    )
    const id = ids.find((one) => one !== undefined)
    if (id === undefined) {
      this.#reads.addKey(dependencies.link(folder))
      return false
    }
    this.#reads.addKey(dependencies.record(media.key, id))
    const file = await this.#content.reader.byId(media, id)
    return file !== undefined && pathsOf(file).includes(filePath)
  }

  async #readShown(): Promise<ReadonlySet<string>> {
    const ids = this.#reads.keys.flatMap((key) => READ_FILE.exec(key)?.[1] ?? [])
    const files = await Promise.all(ids.map((id) => this.#content.reader.byId(media, Number(id))))
    return new Set(files.flatMap((file) => (file ? pathsOf(file) : [])))
  }
}
