import { FILE_KINDS, type FileGroup } from '../fileKind.ts'
import { wrongFile } from '../requireKind.ts'
import { ingestDrawing } from './ingestDrawing.ts'
import {
  filePath,
  requireBytes,
  unmodified,
  type IngestedFile,
  type Ingester,
  type Ingestion,
} from './ingestion.ts'
import { ingestAnimation, ingestPicture } from './ingestPicture.ts'

const ingestUnmodified: Ingester = async ({ storage, mime, folder, upload, key }) => {
  const path = filePath(folder, `file.${FILE_KINDS[mime].extension}`)
  await storage.copy(key, path.slice(1), mime)
  return { mime, width: 0, height: 0, ...unmodified(path, upload.size, false) }
}

const ingestCaptions: Ingester = async (ingestion) => {
  const { captionsProblem } = await import('../captions.ts')
  const problem = captionsProblem(await requireBytes(ingestion))
  if (problem !== undefined) throw wrongFile(problem)
  return ingestUnmodified(ingestion)
}

const INGESTERS = {
  picture: ingestPicture,
  drawing: ingestDrawing,
  animation: ingestAnimation,
  document: ingestUnmodified,
  video: ingestUnmodified,
  captions: ingestCaptions,
} satisfies Record<FileGroup, Ingester>

/** Idempotent: the same upload yields the same files. */
export const ingestUpload = (ingestion: Ingestion): Promise<IngestedFile> =>
  INGESTERS[FILE_KINDS[ingestion.mime].group](ingestion)
