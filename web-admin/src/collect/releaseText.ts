import type { ReleaseRow, ReleaseState } from '@flou/shared/releases/release.ts'
import type { Language } from '@flou/shared/locale.ts'
import { timeText } from '../core/records/timeText.ts'
import type { releaseTexts } from '../core/texts/releases.ts'
import type { TextsOf } from '../core/texts/useText.ts'
import type { Tone } from '../ui/Badge.tsx'

interface Words {
  t: TextsOf<typeof releaseTexts>
  language: Language
}

export const whenText = ({ publishAt }: Pick<ReleaseRow, 'publishAt'>, { t, language }: Words): string =>
  publishAt === undefined
    ? t('release.noHour')
    : t('release.goesLive', { time: timeText(publishAt, language) })

export const RELEASE_TONES: Readonly<Partial<Record<ReleaseState, Tone>>> = {
  waiting: 'soon',
  approved: 'good',
  building: 'new',
  ready: 'new',
  applying: 'new',
  live: 'good',
  undoing: 'soon',
  failed: 'bad',
}
