import type { Reads } from '../../pages/reads.ts'
import type { ContentReader } from '../../store/contentReader.ts'
import { keys } from '../../store/keys.ts'
import type { PageWrite } from './writePage.ts'

/** `record:news#7`, `listed:news#7`, with or without fields. */
const RECORD_KEY = /^(?:record|listed):([\w.]+)#(\d+)/

/**
 * True where a record that the page has not read before has changed since `reader` has read it: whoever published that change could not find
 * the page by it. To be asked once the page can be found. A page that is new has come with its records.
 */
export async function hasMissedChange(
  { before, publisher }: PageWrite,
  { keys: read }: Reads,
  reader: ContentReader,
): Promise<boolean> {
  if (!before || before.dependencies.length === 0) return false
  const known = new Set(before.dependencies)
  const records = read
    .filter((key) => !known.has(key))
    .flatMap((key) => {
      const [, type = '', id = ''] = RECORD_KEY.exec(key) ?? []
      return type === '' ? [] : [{ type, id: Number(id) }]
    })
  if (records.length === 0) return false
  const places = records.map(({ type, id }) => keys.live(type, id))
  const present = await publisher.table.getAll(places, { consistent: true, attributes: ['version'] })
  const earlier = await Promise.all(records.map(({ type, id }) => reader.stored(type, id)))
  return present.some((item, index) => item?.['version'] !== earlier[index]?.recordVersion)
}
