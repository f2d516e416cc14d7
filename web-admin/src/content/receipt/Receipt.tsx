import type { Receipt as Said } from '@flou/shared/publishing.ts'
import { publishingTexts, type PublishingKey } from '../../texts/screens/publishing.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf, type TextsOf } from '../../texts/useTextsOf.ts'
import type { Language } from '@flou/shared/locale.ts'
import { durationText } from './duration.ts'
import type { Followed } from './followed.ts'
import { ReceiptDetails } from './ReceiptDetails.tsx'
import { usePagesInNotice } from './usePagesInNotice.ts'
import { useReceipt } from './useReceipt.ts'
import classes from './Receipt.module.css'

type Tone = 'waiting' | 'fine' | 'failed'

const toneOf = (receipt: Said | undefined, isLate: boolean): Tone => {
  if (!receipt) return isLate ? 'failed' : 'waiting'
  return receipt.counts.failed > 0 ? 'failed' : 'fine'
}

interface Words {
  isTakenOff: boolean
  isLate: boolean
  language: Language
  t: TextsOf<PublishingKey>
}

/** The whole in one line. */
function headline(receipt: Said | undefined, { isLate, isTakenOff, language, t }: Words): string {
  if (!receipt) return t(isLate ? 'receipt.late' : 'receipt.waiting')
  const { written, removed, redirected, failed, waiting } = receipt.counts
  if (failed > 0) return t('receipt.failed', { count: failed })
  const count = written + removed + redirected + waiting
  if (count === 0) return t('receipt.none')
  const time = durationText(receipt.queueMs + receipt.renderMs, language, t)
  return t(isTakenOff ? 'receipt.takenOff' : 'receipt.live', { time, count })
}

/** What a save has published: one line beside the save state, the pages when it is opened. */
export function Receipt({ save }: { save: Followed }) {
  const t = useTextsOf(publishingTexts)
  const language = useLanguage()
  const { receipt, isLate, isWaiting, renderAgain, isAsking } = useReceipt(save)
  const line = headline(receipt, { isLate, isTakenOff: save.isTakenOff === true, language, t })
  usePagesInNotice(save, receipt)
  return (
    <details className={classes.receipt} data-tone={toneOf(receipt, isLate)} aria-label={t('receipt.label')}>
      <summary>
        <span className={classes.dot} aria-hidden="true" />
        <span role="status">{line}</span>
      </summary>
      <div className={classes.panel}>
        {receipt ? (
          <ReceiptDetails receipt={receipt} isBusy={isAsking || isWaiting} onRenderAgain={renderAgain} />
        ) : (
          <p>{t(isLate ? 'receipt.lateHint' : 'receipt.waiting')}</p>
        )}
      </div>
    </details>
  )
}
