import { shellTexts } from '../texts/shell.ts'
import { useTexts } from '../texts/useTexts.ts'

/** Entries that phones show before the switch is used; styles/phone.css repeats it. */
const FIRST = 3

/** Switch after a long list, for phones. It works without script; print and wide screens show all entries. */
export function ShowAll({ count }: { count: number }) {
  const { t } = useTexts(shellTexts)
  if (count <= FIRST + 1) return null
  return (
    <details className="show-all no-print">
      <summary>
        <span>{t('showAll', { count })}</span>
        <span>{t('showFewer')}</span>
      </summary>
    </details>
  )
}
