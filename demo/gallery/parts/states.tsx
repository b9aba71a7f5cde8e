import { useState } from 'react'
import { Avatar } from '../../../src/ui/avatar.tsx'
import { Button } from '../../../src/ui/button.tsx'
import { Card } from '../../../src/ui/card.tsx'
import { EmptyState } from '../../../src/ui/empty-state.tsx'
import { ErrorState } from '../../../src/ui/error-state.tsx'
import { add } from '../../../src/ui/icons.ts'
import { Notice } from '../../../src/ui/notice.tsx'
import { Skeleton } from '../../../src/ui/skeleton.tsx'
import { Badge, StatusTag } from '../../../src/ui/tag.tsx'
import { Section } from './section.tsx'

const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'accent'] as const

export function States() {
  return (
    <>
      <Section title="Empty, failed, loading">
        <div className="gallery-grid">
          <Card>
            <EmptyState
              title="No classrooms yet"
              text="Create your first exchange; it takes about three minutes."
              action={
                <Button variant="primary" icon={add}>
                  Create Classroom Exchange
                </Button>
              }
            />
          </Card>
          <Card>
            <Failed />
          </Card>
          <Card>
            <div className="gallery-stretch">
              <Skeleton shape="block" height={120} />
              <Skeleton width="70%" height={22} />
              <Skeleton />
              <Skeleton width="45%" />
              <Skeleton shape="circle" height={40} />
            </div>
          </Card>
        </div>
      </Section>
      <Section title="Notice">
        <Notices />
      </Section>
      <Section title="StatusTag, Badge, Avatar">
        <div className="gallery-row">
          {tones.map(tone => (
            <StatusTag key={tone} tone={tone}>
              {tone}
            </StatusTag>
          ))}
          <Badge label="3 unread" count={3} />
          <Badge label="120 unread" count={120} />
          <Badge label="Unread" />
        </div>
        <div className="gallery-row">
          <Avatar name="Amina Wanjiru" size={64} />
          <Avatar name="Mateo Fuentes" />
          <Avatar name="Øystein" size={32} />
          <Avatar name="نور المصري" />
          <Avatar name="" />
        </div>
      </Section>
    </>
  )
}

function Failed() {
  const [busy, setBusy] = useState(false)
  return (
    <ErrorState
      title="Your classrooms did not load"
      text="The server did not answer. Your work is safe."
      retryLabel="Try again"
      busy={busy}
      busyLabel="Loading…"
      onRetry={() => {
        setBusy(true)
        setTimeout(setBusy, 1500, false)
      }}
    />
  )
}

function Notices() {
  const [shown, setShown] = useState(true)
  return (
    <>
      {shown && (
        <Notice
          action={<Button size="small">Reload</Button>}
          onDismiss={() => setShown(false)}
          dismissLabel="Dismiss"
        >
          A new version is available.
        </Notice>
      )}
      <Notice tone="success">Changes Save Successful</Notice>
      <Notice tone="warning">This exchange expires in three days.</Notice>
      <Notice tone="danger">The video could not be sent. It is kept on this device.</Notice>
    </>
  )
}
