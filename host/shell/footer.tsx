import type { Brand } from '../../src/core/brand/brands.ts'
import { shell as t } from '../../src/core/messages/shell.ts'
import { Popover } from '../../src/ui/popover.tsx'
import { useSheet } from '../../src/ui/style-root.ts'
import sheet from './footer.css?inline'
import { PrivacyPolicy } from './privacy-policy.tsx'

/** Copyright, support and where else the product is to be found (P1 §2 Footer). */
export function Footer({ brand }: { brand: Brand }) {
  useSheet(sheet)
  return (
    <footer className="host-footer">
      <p>{t.copyright(new Date().getFullYear(), brand.productName)}</p>
      <PrivacyPolicy />
      <ul className="host-footer-social" aria-label={t.followUs}>
        {brand.social.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <Popover
        trigger={t.contactSupport}
        label={t.contactSupport}
        variant="quiet"
        arrow={false}
        placement="bottom-end"
      >
        <p>{t.supportHint}</p>
        <p>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </p>
      </Popover>
    </footer>
  )
}
