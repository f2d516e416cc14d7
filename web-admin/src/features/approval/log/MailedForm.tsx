import { Button, Checkbox, Stack, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import {
  MAILED_OUTCOMES,
  type MailedDecision,
  type MailedOutcome,
} from '@flou/shared/approval/changeRequestDetail.ts'
import { CHANGE_REQUEST_TEXT_MAX } from '@flou/shared/approval/workflow.ts'
import { useFaultText } from '../../../core/api/useFailureText.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { RadioChoice } from '../../../ui/RadioChoice.tsx'
import { accountApi } from '../../../core/session/current.ts'
import { mailedTexts } from '../../../core/texts/approval.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import classes from './Mailed.module.css'

const TEXTS = { ...reviewTexts, ...mailedTexts }

interface Props {
  decision: MailedDecision
  token: string
  onDone: (message: string) => void
}

type Missing = (isMissing: boolean) => { error?: string }

function Choice({
  outcome,
  choose,
  missing,
}: {
  outcome: MailedOutcome | undefined
  choose: (outcome: MailedOutcome) => void
  missing: Missing
}) {
  const t = useTextsOf(TEXTS)
  return (
    <RadioChoice
      name="outcome"
      label={t('mailed.decision')}
      value={outcome}
      choices={MAILED_OUTCOMES.map((value) => ({ value, label: t(`decide.${value}`) }))}
      onChange={choose}
      {...missing(outcome === undefined)}
    />
  )
}

interface DecisionInput {
  outcome: MailedOutcome | undefined
  reason: string
  isSeen: boolean
}

const needsReason = ({ outcome }: DecisionInput) => outcome !== undefined && outcome !== 'approve'
const isComplete = (input: DecisionInput) =>
  input.outcome !== undefined && input.isSeen && (!needsReason(input) || input.reason.trim() !== '')

/** Sends the decision with the nonce proving that the request was displayed. */
function useSendDecision({ decision: { nonce }, token, onDone }: Props) {
  return useMutation({
    mutationFn: (input: DecisionInput) =>
      accountApi(STAFF_PATHS.decideByLink, {
        method: 'POST',
        body: {
          token,
          nonce,
          outcome: input.outcome,
          ...(needsReason(input) && { reason: input.reason.trim() }),
        },
      }),
    onSuccess: ({ message = '' }) => onDone(message),
  })
}

/** Requires explicit input, so link scanners cannot decide. */
export function MailedForm(props: Props) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const faultText = useFaultText()
  const [input, set] = useState<DecisionInput>({ outcome: undefined, reason: '', isSeen: false })
  const [isTried, setTried] = useState(false)
  const send = useSendDecision(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isComplete(input)) send.mutate(input)
  }
  const missing: Missing = (isMissing) =>
    isTried && isMissing ? { error: messageText('required', language) } : {}
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <Choice outcome={input.outcome} choose={(outcome) => set({ ...input, outcome })} missing={missing} />
        {needsReason(input) && (
          <Textarea
            name="reason"
            label={t('decide.reason')}
            description={t('decide.reasonHint')}
            autosize
            minRows={3}
            maxLength={CHANGE_REQUEST_TEXT_MAX}
            value={input.reason}
            onChange={(event) => set({ ...input, reason: event.currentTarget.value })}
            {...missing(input.reason.trim() === '')}
          />
        )}
        <Checkbox
          name="isSeen"
          label={t('mailed.seen')}
          checked={input.isSeen}
          onChange={(event) => set({ ...input, isSeen: event.currentTarget.checked })}
          {...missing(!input.isSeen)}
        />
        {send.error && <Banner tone="bad">{faultText(send.error)}</Banner>}
        <Button type="submit" loading={send.isPending} className={classes.send}>
          {t('mailed.send')}
        </Button>
      </Stack>
    </form>
  )
}
