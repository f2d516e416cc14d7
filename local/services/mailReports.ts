/** Only the fields that the product reads. */
export function mailReport(kind: 'bounce' | 'complaint', email: string): object {
  const recipients = [{ emailAddress: email }]
  const timestamp = new Date().toISOString()
  return kind === 'bounce'
    ? {
        source: 'aws.ses',
        'detail-type': 'Email Bounced',
        detail: {
          eventType: 'Bounce',
          bounce: {
            bounceType: 'Permanent',
            bounceSubType: 'General',
            bouncedRecipients: recipients,
            timestamp,
          },
        },
      }
    : {
        source: 'aws.ses',
        'detail-type': 'Email Complaint Received',
        detail: {
          eventType: 'Complaint',
          complaint: { complainedRecipients: recipients, complaintFeedbackType: 'abuse', timestamp },
        },
      }
}
