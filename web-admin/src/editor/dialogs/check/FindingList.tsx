import { LANGUAGES } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { fieldTrail } from '../../../core/records/fieldTrail.ts'
import { pageCheckTexts } from '../../../core/texts/pageCheck.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { CheckedButton } from '../../../fields/form/aids/CheckedButton.tsx'
import { useFormHandle, useFormView } from '../../../fields/form/FormContext.ts'
import { keyOf, type Finding } from './findings.ts'
import classes from './PageCheck.module.css'

interface Props {
  findings: readonly Finding[]
  onJump: () => void
  onChecked: (finding: Finding) => void
}

function FindingLine({ finding, onJump, onChecked }: { finding: Finding } & Omit<Props, 'findings'>) {
  const t = useTextsOf(pageCheckTexts)
  const language = useLanguage()
  const { type, id } = useFormHandle()
  const { reveal } = useFormView()
  const { check, path, message, problem } = finding
  const name = path === undefined ? '' : fieldTrail(type, path, language)
  return (
    <li>
      {path !== undefined && (
        <button
          type="button"
          onClick={() => {
            onJump()
            reveal?.(path)
          }}
        >
          {name}
        </button>
      )}
      <p>
        {message === undefined ? '' : messageText(message, language)}
        {problem && t(`pageCheck.${problem.name}`, { detail: problem.detail })}{' '}
        {check === 'machineCheck' && path !== undefined && (
          <CheckedButton
            type={type}
            id={id}
            text={{ language: finding.language, path }}
            label={name}
            onChecked={() => onChecked(finding)}
          />
        )}
      </p>
      <p className={classes.why}>{t(`pageCheck.why.${check}`)}</p>
    </li>
  )
}

export function FindingList({ findings, ...actions }: Props) {
  const t = useTextsOf(pageCheckTexts)
  return (['stop', 'warning'] as const).map((severity) => {
    const ofSeverity = findings.filter((one) => one.severity === severity)
    if (ofSeverity.length === 0) return null
    return (
      <section key={severity} className={classes.findings} data-severity={severity}>
        <h3>{t(`pageCheck.${severity}`)}</h3>
        {LANGUAGES.map((language) => {
          const ofLanguage = ofSeverity.filter((one) => one.language === language)
          if (ofLanguage.length === 0) return null
          return (
            <div key={language}>
              <h4>{t(`language.${language}`)}</h4>
              <ul>
                {ofLanguage.map((finding) => (
                  <FindingLine key={keyOf(finding)} finding={finding} {...actions} />
                ))}
              </ul>
            </div>
          )
        })}
      </section>
    )
  })
}
