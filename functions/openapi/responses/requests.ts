import type { RecordOf } from '@flou/shared/content/declaration.ts'
import type { media } from '@flou/shared/content/types/media.ts'
import type { CropArea } from '@flou/shared/media/media.ts'
import type { Estimate } from '@flou/shared/pricing/estimate/estimate.ts'

type MediaRecord = RecordOf<(typeof media)['declaration']>
type MediaTexts = 'name' | 'contents' | 'folderId' | 'tags' | 'decorative' | 'focalX' | 'focalY'

interface OfVersion {
  recordVersion: number
}

/** Bodies of calls whose handlers read them without a schema. */
export interface Requests {
  'POST /estimates': Estimate
  'PUT /estimates/{id}': Estimate
  'PUT /dashboard/media/{id}': OfVersion & Partial<Pick<MediaRecord, MediaTexts>>
  'POST /dashboard/media/{id}/crop': OfVersion & { crop: CropArea }
}
