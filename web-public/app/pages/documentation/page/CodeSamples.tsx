import { Fragment, useState } from 'react'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { documentationTexts } from '../../../texts/pages/documentation.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { CodeSample } from './readSamples.ts'
import styles from './CodeSamples.module.css'

type CopyState = 'copyCode' | 'copied' | 'copyFailed'

function CopyButton({ code }: { code: string }) {
  const { t } = useTexts(documentationTexts)
  const [state, setState] = useState<CopyState>('copyCode')
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setState('copied'),
      () => setState('copyFailed'),
    )
  return (
    <button type="button" className={styles['copy']} onClick={() => void copy()} aria-live="polite">
      {t(state)}
    </button>
  )
}

function Sample({ sample: { language, code, html, link } }: { sample: CodeSample }) {
  const { t } = useTexts(documentationTexts)
  return (
    <div className={styles['sample']}>
      <p className={styles['bar']}>
        <span>{language}</span>
        {code !== '' && <CopyButton code={code} />}
      </p>
      {code !== '' && (
        <pre tabIndex={0} role="region" aria-label={t('codeIn', { language })} className={styles['code']}>
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      )}
      {link !== '' && (
        <p className={styles['link']}>
          <SiteLink to={link} className="arrow-link">
            {t('openSample', { language })}
          </SiteLink>
        </p>
      )}
    </div>
  )
}

/** Tabs of code samples as radio inputs, which work without script; all are printed. */
export function CodeSamples({ samples }: { samples: readonly CodeSample[] }) {
  const { t } = useTexts(documentationTexts)
  if (samples.length === 1 && samples[0]) return <Sample sample={samples[0]} />
  return (
    <fieldset className={styles['samples']}>
      <legend className="only-heard">{t('chooseLanguage')}</legend>
      {samples.map((sample, index) => (
        <Fragment key={sample.language + sample.code}>
          <input
            type="radio"
            name="sample"
            id={`sample-${index + 1}`}
            defaultChecked={index === 0}
            autoComplete="off"
            className={styles['choice']}
          />
          <label htmlFor={`sample-${index + 1}`} className={styles['tab']}>
            {sample.language}
          </label>
          <div className={styles['panel']}>
            <Sample sample={sample} />
          </div>
        </Fragment>
      ))}
    </fieldset>
  )
}
