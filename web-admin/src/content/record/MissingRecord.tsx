import { Link } from 'react-router'
import { Message } from '../../elements/Message.tsx'
import { useOffice } from '../../offices/OfficeContext.ts'
import { homePathOf } from '../../offices/office.ts'
import { editorTexts } from '../../texts/editor.ts'
import { useTextsOf } from '../../texts/useText.ts'

export function MissingRecord({ list }: { list?: string | undefined }) {
  const t = useTextsOf(editorTexts)
  const { office } = useOffice()
  return (
    <Message title={t('form.missing')}>
      <Link to={list ?? homePathOf(office)}>{t(list === undefined ? 'shell.toHome' : 'form.back')}</Link>
    </Message>
  )
}
