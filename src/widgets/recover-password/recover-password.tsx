import { recoverPassword as t } from '../../core/messages/recover-password.ts'
import { BrandCard, CardActions } from '../../ui/brand-card.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { readRecoveryLink } from './link.ts'
import { RecoverForm } from './parts/recover-form.tsx'
import type { RecoverPasswordHandle } from './types.ts'

export interface RecoverPasswordProps {
  token?: string
  email?: string
  widget: RecoverPasswordHandle
}

export function RecoverPassword({ token, email, widget }: RecoverPasswordProps) {
  const link = readRecoveryLink(token, email)
  return (
    <BrandCard brandName={widget.brand.productName} wide>
      {link ? (
        <RecoverForm key={link.token} link={link} widget={widget} />
      ) : (
        <div className="cx-card-form">
          <h1 className="cx-card-title">{t.title}</h1>
          <Notice tone="warning">{t.incomplete}</Notice>
          <CardActions>
            <ButtonLink {...widget.link('login')}>{t.toLogin}</ButtonLink>
            <ButtonLink variant="primary" {...widget.link('forgotPassword')}>
              {t.askAgain}
            </ButtonLink>
          </CardActions>
        </div>
      )}
    </BrandCard>
  )
}
