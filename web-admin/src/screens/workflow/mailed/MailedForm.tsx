import { Alert, Button, Checkbox, Stack, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { messageText } from '@flou/shared/messages.ts'
import { MAILED_OUTCOMES, type MailedDecision, type MailedOutcome } from '@flou/shared/changes/detail.ts'
import { CHANGE_TEXT_MAX } from '@flou/shared/workflow.ts'
import { useFaultText } from '../../../api/useFailureText.ts'
import { RadioChoice } from '../../../elements/RadioChoice.tsx'
import { accountApi } from '../../../session/current.ts'
import { mailedTexts } from '../../../texts/screens/mailedDecision.ts'
import { changeTexts } from '../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import classes from './Mailed.module.css'

interface Props {
  decision: MailedDecision
  token: string
  /** With what the server says of the decision. */
  onDone: (message: string) => void
}

type Missing = (isMissing: boolean) => { error?: string }

/** What is decided, and why where it is refused. */
function Choice({
  outcome,
  choose,
  missing,
}: {
  outcome: MailedOutcome | undefined
  choose: (outcome: MailedOutcome) => void
  missing: Missing
}) {
  const t = useTextsOf({ ...changeTexts, ...mailedTexts })
  return (
    <RadioChoice
      label={t('mailed.decision')}
      value={outcome}
      choices={MAILED_OUTCOMES.map((value) => ({ value, label: t(`decide.${value}`) }))}
      onChange={choose}
      {...missing(outcome === undefined)}
    />
  )
}

interface Given {
  outcome: MailedOutcome | undefined
  reason: string
  isSeen: boolean
}

const needsReason = ({ outcome }: Given) => outcome !== undefined && outcome !== 'approve'
const isComplete = (given: Given) =>
  given.outcome !== undefined && given.isSeen && (!needsReason(given) || given.reason.trim() !== '')

/** Sends the decision with the proof that the change was shown. */
function useSending({ decision: { nonce }, token, onDone }: Props) {
  return useMutation({
    mutationFn: (given: Given) =>
      accountApi(STAFF_PATHS.decideByLink, {
        method: 'POST',
        body: {
          token,
          nonce,
          outcome: given.outcome,
          ...(needsReason(given) && { reason: given.reason.trim() }),
        },
      }),
    onSuccess: ({ message = '' }) => onDone(message),
  })
}

/** The decision by the link of a mail: chosen, confirmed, sent. Programs that open links and press buttons choose nothing. */
export function MailedForm(props: Props) {
  const t = useTextsOf({ ...changeTexts, ...mailedTexts })
  const language = useLanguage()
  const faultText = useFaultText()
  const [given, set] = useState<Given>({ outcome: undefined, reason: '', isSeen: false })
  const [isTried, setTried] = useState(false)
  const send = useSending(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isComplete(given)) send.mutate(given)
  }
  const missing: Missing = (isMissing) =>
    isTried && isMissing ? { error: messageText('required', language) } : {}
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <Choice outcome={given.outcome} choose={(outcome) => set({ ...given, outcome })} missing={missing} />
        {needsReason(given) && (
          <Textarea
            label={t('decide.reason')}
            description={t('decide.reasonHint')}
            autosize
            minRows={3}
            maxLength={CHANGE_TEXT_MAX}
            value={given.reason}
            onChange={(event) => set({ ...given, reason: event.currentTarget.value })}
            {...missing(given.reason.trim() === '')}
          />
        )}
        <Checkbox
          label={t('mailed.seen')}
          checked={given.isSeen}
          onChange={(event) => set({ ...given, isSeen: event.currentTarget.checked })}
          {...missing(!given.isSeen)}
        />
        {send.error && (
          <Alert color="danger" role="alert">
            {faultText(send.error)}
          </Alert>
        )}
        <Button type="submit" loading={send.isPending} className={classes.send}>
          {t('mailed.send')}
        </Button>
      </Stack>
    </form>
  )
}
