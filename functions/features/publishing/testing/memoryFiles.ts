import { LANGUAGES } from '@flou/shared/locale.ts'
import { snapshotKey } from '@flou/shared/publishing/snapshots.ts'
import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import { allFileKeys, fileKeys } from '../site/bucket/fileKeys.ts'
import type { SiteFiles } from '../site/bucket/siteFiles.ts'

const keysOf = (path: string) => LANGUAGES.flatMap((language) => allFileKeys(path, language))

const listIn =
  (objects: ReadonlyMap<string, string>, modified: ReadonlyMap<string, string>): SiteFiles['list'] =>
  async (prefix, after = '', limit) =>
    [...objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .toSorted()
      .slice(0, limit)
      .map((key) => ({ key, modified: modified.get(key) ?? new Date(0).toISOString() }))

/** In-memory bucket with recorded writes; data snapshots are separate. */
export function memoryFiles(now = () => new Date()) {
  const objects = new Map<string, string>()
  const modified = new Map<string, string>()
  const snapshots = new Map<string, string>()
  const writes: string[] = []
  const put = (key: string, body: string) => {
    writes.push(key)
    objects.set(key, body)
    modified.set(key, now().toISOString())
  }
  const files: SiteFiles = {
    storeSnapshot: async (path, language) => {
      const data = objects.get(fileKeys(path, language).data ?? '')
      if (data !== undefined) snapshots.set(snapshotKey(fingerprint(data), language), data)
    },
    put: async (path, language, page) => {
      const { html, data } = fileKeys(path, language)
      put(html, page.html)
      if (data !== undefined) put(data, page.data)
      for (const { ending, body } of page.files ?? []) put(`${language}${path}.${ending}`, body)
      for (const { key, body } of page.shared ?? []) put(key, body)
    },
    redirect: async (path, to) => {
      for (const key of keysOf(path)) objects.delete(key)
      for (const language of LANGUAGES) put(fileKeys(path, language).html, `redirect ${to}`)
    },
    remove: async (path) => {
      for (const key of keysOf(path)) objects.delete(key)
    },
    putFile: async (key, body) => put(key, body),
    removeFile: async (key) => void objects.delete(key),
    list: listIn(objects, modified),
    forgetShared: () => {},
  }
  return { files, objects, snapshots, writes }
}
