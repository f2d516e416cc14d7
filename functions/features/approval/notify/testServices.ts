import {
  ExecutionAlreadyExists,
  SendTaskSuccessCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
  TaskTimedOut,
} from '@aws-sdk/client-sfn'
import { SendEmailCommand, SESv2Client, type SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'

interface SentMail {
  to: string
  subject: string
  text: string
  html: string
}

const mailOf = ({ Destination, Content }: SendEmailCommandInput): SentMail => ({
  to: Destination?.ToAddresses?.[0] ?? '',
  subject: Content?.Simple?.Subject?.Data ?? '',
  text: Content?.Simple?.Body?.Text?.Data ?? '',
  html: Content?.Simple?.Body?.Html?.Data ?? '',
})

export function testServices() {
  const sesClient = new SESv2Client({ region: 'r' })
  const sfnClient = new SFNClient({ region: 'r' })
  const [ses, sfn] = [mockClient(sesClient), mockClient(sfnClient)]
  const names = new Set<string>()

  function up(): void {
    sfn.on(StartExecutionCommand).callsFake(({ name }: { name: string }) => {
      if (names.has(name)) throw new ExecutionAlreadyExists({ message: name, $metadata: {} })
      names.add(name)
      return {}
    })
    sfn.on(SendTaskSuccessCommand).resolves({})
    sfn.on(StopExecutionCommand).resolves({})
  }

  return {
    sesClient,
    sfnClient,
    up,
    down: () => sfn.on(StartExecutionCommand).rejects(new Error('down')),
    tokensTimeOut: () =>
      sfn.on(SendTaskSuccessCommand).rejects(new TaskTimedOut({ message: '', $metadata: {} })),
    reset(): void {
      names.clear()
      ses.reset()
      sfn.reset()
      ses.on(SendEmailCommand).resolves({ MessageId: 'sent' })
      up()
    },
    sent: (): SentMail[] => ses.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => mailOf(input)),
    started: () => sfn.commandCalls(StartExecutionCommand).map(({ args: [{ input }] }) => input),
    ended: () => [
      ...sfn.commandCalls(SendTaskSuccessCommand).map(({ args: [{ input }] }) => input),
      ...sfn.commandCalls(StopExecutionCommand).map(({ args: [{ input }] }) => input),
    ],
  }
}
