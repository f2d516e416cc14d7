import sharp from 'sharp'
import { each } from './atOnce.ts'
import { FOLDERS, type FolderName } from './folders.ts'
import { idOf, type DemoApi } from './demoApi.ts'
import { PICTURES, type DemoPicture, type PictureName } from './pictures.ts'

export async function makeFolders(api: Pick<DemoApi, 'request'>): Promise<Map<FolderName, number>> {
  const ids = new Map<string, number>()
  for (const path of FOLDERS) {
    const parts = path.split('/')
    const parentId = ids.get(parts.slice(0, -1).join('/')) ?? 0
    const body = { name: parts.at(-1), parentId }
    ids.set(path, idOf(await api.request('POST', '/api/dashboard/media/folders', body)))
  }
  return ids as Map<FolderName, number>
}

export async function uploadPictures(
  api: DemoApi,
  names: Iterable<PictureName>,
  { folders, ids }: { folders: ReadonlyMap<FolderName, number>; ids: Map<PictureName, number> },
): Promise<void> {
  await each([...names], async (name) => {
    const { file, format, draw, alt, folder, tags }: DemoPicture = PICTURES[name]
    const drawing = Buffer.from(draw())
    const bytes =
      format === 'svg'
        ? drawing
        : await sharp(drawing).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
    const mime = format === 'svg' ? 'image/svg+xml' : 'image/jpeg'
    const folderId = folders.get(folder) ?? 0
    ids.set(name, await api.upload({ name: file, mime, bytes, alt, folderId, tags }))
  })
}
