import type { StoredRecord } from '@flou/shared/api.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { FILE_KINDS } from '../../mediaFiles/fileKind.ts'
import type { BatchContent } from '../../pages/batchContent.ts'
import type { Reads } from '../../pages/reads.ts'
import { dependencies } from '../../store/dependencies.ts'

const READ_FILE = new RegExp(`^${dependencies.record(media.key, 0).replace(/0$/, '')}(\\d+)$`)

/** Names under which the library keeps what pages show by default (`mediaFiles/ingestUpload.ts`). */
const NAMES = [...new Set(Object.values(FILE_KINDS).map(({ extension }) => `file.${extension}`))]

/** Addresses at which a file of the library is found. */
function addressesOf({ path, thumbnail, whole, variants }: StoredRecord): string[] {
  const sizes = (variants ?? []) as { path: string }[] // written by the media function
  return [path, thumbnail, whole, ...sizes.map((size) => size.path)].map(String)
}

/** What the addresses of an upload's files begin with: `/media/3f…`. */
export const folderOf = (address: string): string => address.split('/').slice(0, 3).join('/')

/** Tells which addresses are files of the library, for one page. What is in the trash, or has been replaced, is none. */
export class LibraryFiles {
  readonly #content: BatchContent
  readonly #reads: Reads
  #shown: Promise<ReadonlySet<string>> | undefined

  /** @param reads what the page has read; what an answer rests on is added */
  constructor(content: BatchContent, reads: Reads) {
    this.#content = content
    this.#reads = reads
  }

  async has(address: string): Promise<boolean> {
    this.#shown ??= this.#readShown()
    if ((await this.#shown).has(address)) return true
    const folder = folderOf(address)
    const ids = await Promise.all(
      [address, ...NAMES.map((name) => `${folder}/${name}`)].map((path) =>
        this.#content.reader.idByUnique(media, { field: 'path', value: path }),
      ),
    )
    const id = ids.find((one) => one !== undefined)
    if (id === undefined) {
      this.#reads.note(dependencies.link(folder))
      return false
    }
    this.#reads.note(dependencies.record(media.key, id))
    const file = await this.#content.reader.byId(media, id)
    return file !== undefined && addressesOf(file).includes(address)
  }

  /** Addresses of the files that the page has read as records: nearly all that it shows. */
  async #readShown(): Promise<ReadonlySet<string>> {
    const ids = this.#reads.keys.flatMap((key) => READ_FILE.exec(key)?.[1] ?? [])
    const files = await Promise.all(ids.map((id) => this.#content.reader.byId(media, Number(id))))
    return new Set(files.flatMap((file) => (file ? addressesOf(file) : [])))
  }
}
