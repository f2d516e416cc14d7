import { Link } from 'react-router'
import { Message } from '../../ui/Message.tsx'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { homePathOf } from '../../core/offices/office.ts'
import { useText } from '../../core/texts/useText.ts'

export function NotFoundScreen() {
  const t = useText()
  const { office } = useOffice()
  return (
    <Message title={t('shell.notFound')} hint={t('shell.notFoundHint')}>
      <Link to={homePathOf(office)}>{t('shell.toHome')}</Link>
    </Message>
  )
}
