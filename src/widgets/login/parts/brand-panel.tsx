const RIPPLES = [46, 84, 122, 160, 198, 236, 274, 312]

/** Two classrooms far apart whose ripples meet. */
function Ripples() {
  return (
    <svg
      className="login-ripples"
      viewBox="0 0 360 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className="login-ripples-here">
        {RIPPLES.map(radius => (
          <circle key={radius} cx="70" cy="392" r={radius} />
        ))}
      </g>
      <g className="login-ripples-there">
        {RIPPLES.map(radius => (
          <circle key={radius} cx="286" cy="212" r={radius} />
        ))}
      </g>
      <circle className="login-here" cx="70" cy="392" r="18" />
      <circle className="login-there" cx="286" cy="212" r="18" />
    </svg>
  )
}

/** The brand's name on a quiet picture. */
export function BrandPanel({ name }: { name: string }) {
  return (
    <div className="login-brand">
      <Ripples />
      <p className="login-product">{name}</p>
    </div>
  )
}
