import pMap from 'p-map'
import sharp from 'sharp'
import { CONCURRENCY, idOf, type DemoApi, type StoredPicture } from './demoApi.ts'
import { FOLDERS, requirePicture } from './loader/pictures.ts'

const MIME = {
  svg: 'image/svg+xml',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
} as const

export async function makeFolders(api: Pick<DemoApi, 'request'>): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const path of FOLDERS) {
    const parts = path.split('/')
    const parentId = ids.get(parts.slice(0, -1).join('/')) ?? 0
    const body = { name: parts.at(-1), parentId }
    ids.set(path, idOf(await api.request('POST', '/api/dashboard/media/folders', body)))
  }
  return ids
}

export async function uploadPictures(
  api: DemoApi,
  names: Iterable<string>,
  { folders, ids }: { folders: ReadonlyMap<string, number>; ids: Map<string, StoredPicture> },
): Promise<void> {
  const upload = async (name: string) => {
    const { file, format, draw, alt, folder, tags } = requirePicture(name)
    const drawing = Buffer.from(draw())
    const bytes =
      format === 'jpeg'
        ? await sharp(drawing).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
        : drawing
    const folderId = folders.get(folder) ?? 0
    try {
      ids.set(name, await api.upload({ name: file, mime: MIME[format], bytes, alt, folderId, tags }))
    } catch (cause) {
      throw new Error(`${file} could not be uploaded: ${String(cause)}`, { cause })
    }
  }
  await pMap(names, upload, { concurrency: CONCURRENCY })
}
