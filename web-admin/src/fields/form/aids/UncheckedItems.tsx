import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AnyType } from '@flou/shared/content/define.ts'
import { errorKeyOf } from '@flou/shared/content/values/errorKey.ts'
import type { Severity } from '@flou/shared/publishing/pageCheck.ts'
import type { UncheckedText } from '@flou/shared/translation/machine.ts'
import { fieldTrail } from '../../../core/records/fieldTrail.ts'
import { machineTexts } from '../../../core/texts/glossary.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { CheckedButton } from './CheckedButton.tsx'

interface Props {
  type: AnyType
  id: number
  texts: readonly UncheckedText[]
  /** URL of the form that contains the fields. */
  formUrl?: string
  /** The fields are compared on this screen. */
  isCompared?: boolean
  onChecked?: () => void
}

/** Warns of unchecked machine translations. @param children an `UncheckedRecord` for each record */
export function UncheckedBanner({ severity, children }: { severity: Severity; children: ReactNode }) {
  const t = useTextsOf(machineTexts)
  return (
    <Banner
      tone={severity === 'stop' ? 'bad' : 'soon'}
      title={t(severity === 'stop' ? 'machine.stop' : 'machine.warning')}
      mt="md"
    >
      <ul>{children}</ul>
    </Banner>
  )
}

export const UncheckedRecord = ({ title, children }: { title: string | undefined; children: ReactNode }) => (
  <li>
    <strong>{title}</strong>
    <ul>{children}</ul>
  </li>
)

/** A list item for each machine translation that no one has checked. */
export function UncheckedItems({ type, id, texts, formUrl, isCompared = false, onChecked }: Props) {
  const t = useTextsOf(machineTexts)
  const language = useLanguage()
  return texts.map((text) => {
    const name = `${fieldTrail(type, text.path, language)} (${t(`language.${text.language}`)})`
    return (
      <li key={`${text.language} ${text.path}`}>
        {formUrl === undefined ? (
          <a {...(isCompared && { href: `#${errorKeyOf(text.path)}` })}>{name}</a>
        ) : (
          <Link to={formUrl} state={{ focus: text.path, caret: null }}>
            {name}
          </Link>
        )}{' '}
        <CheckedButton type={type} id={id} text={text} label={name} {...(onChecked && { onChecked })} />
      </li>
    )
  })
}
