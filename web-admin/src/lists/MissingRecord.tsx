import { Link } from 'react-router'
import { Message } from '../ui/Message.tsx'
import { useOffice } from '../core/offices/OfficeContext.ts'
import { homePathOf } from '../core/offices/office.ts'
import { editorTexts } from '../core/texts/editor.ts'
import { useTextsOf } from '../core/texts/useText.ts'

export function MissingRecord({ list }: { list?: string | undefined }) {
  const t = useTextsOf(editorTexts)
  const { office } = useOffice()
  return (
    <Message title={t('form.missing')}>
      <Link to={list ?? homePathOf(office)}>{t(list === undefined ? 'shell.toHome' : 'form.back')}</Link>
    </Message>
  )
}
