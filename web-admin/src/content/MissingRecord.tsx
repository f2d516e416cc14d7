import { Link } from 'react-router'
import { Message } from '../elements/Message.tsx'
import { useOffice } from '../offices/OfficeContext.ts'
import { editorTexts } from '../texts/editor.ts'
import { useTextsOf } from '../texts/useText.ts'

export function MissingRecord({ list }: { list?: string | undefined }) {
  const t = useTextsOf(editorTexts)
  const { home } = useOffice()
  return (
    <Message title={t('form.missing')}>
      <Link to={list ?? home}>{t(list === undefined ? 'shell.toHome' : 'form.back')}</Link>
    </Message>
  )
}
