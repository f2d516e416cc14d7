import { Alert, Button } from '@mantine/core'
import type { ErasureReceipt } from '@flou/shared/submissions/personalData.ts'
import { useFailureText } from '../../../api/useFailureText.ts'
import { timeText } from '../../../content/timeText.ts'
import { personalDataTexts } from '../../../texts/screens/personalData.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { countOf, saveJson, useReceipts } from './usePersonData.ts'
import classes from '../Inbox.module.css'

function Receipt({ receipt }: { receipt: ErasureReceipt }) {
  const t = useTextsOf(personalDataTexts)
  const language = useLanguage()
  const { id, begun, finished, by, reason, hash } = receipt
  return (
    <tr>
      <td className={classes.what}>
        <strong>{timeText(begun, language)}</strong>
        <span className={classes.sub}>{reason}</span>
      </td>
      <td data-label={t('desk.by')}>{by.name}</td>
      <td data-label={t('desk.count')}>
        {countOf(receipt)} {finished === undefined && t('desk.unfinished')}
      </td>
      <td data-label={t('desk.hash')}>
        <code>{hash?.slice(0, 12)}</code>
      </td>
      <td>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('desk.downloadOf', { id })}
          onClick={() => saveJson(receipt, `erasure-${id}`)}
        >
          {t('desk.download')}
        </Button>
      </td>
    </tr>
  )
}

/** What was erased, when, by whom and why, each with the hash that proves it. */
export function Receipts() {
  const t = useTextsOf(personalDataTexts)
  const failureText = useFailureText()
  const { data, error } = useReceipts()
  return (
    <section className={classes.card} aria-labelledby="receipts">
      <h2 id="receipts">{t('desk.receipts')}</h2>
      {error && (
        <Alert color="danger" role="alert">
          {failureText(error)}
        </Alert>
      )}
      {data?.length === 0 && <p className={classes.hint}>{t('desk.receiptsNone')}</p>}
      {data && data.length > 0 && (
        <div className={classes.scroll} role="region" aria-labelledby="receipts" tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('desk.receipt')}</th>
                <th scope="col">{t('desk.by')}</th>
                <th scope="col">{t('desk.count')}</th>
                <th scope="col">{t('desk.hash')}</th>
                <th scope="col">{t('desk.download')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((receipt) => (
                <Receipt key={receipt.id} receipt={receipt} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
