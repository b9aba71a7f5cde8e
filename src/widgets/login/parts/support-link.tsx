/** Where a person gets help that the product cannot give. */
export function SupportLink({ email }: { email: string }) {
  return (
    <p className="login-support">
      <a className="login-link" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  )
}
