import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { buttonRecipe } from './button-recipe'
import { Spinner } from './spinner'

const Base = chakra('button', buttonRecipe)

/** A verb to press. `loading` keeps the width and the focus, shows a spinner and refuses a second press. */
export function Button({
  loading,
  children,
  onClick,
  disabled,
  ...rest
}: ComponentProps<typeof Base> & { loading?: boolean | undefined }) {
  return (
    <Base
      type="button"
      aria-busy={loading || undefined}
      disabled={disabled}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {loading ? (
        <>
          <span>{children}</span>
          <Spinner />
        </>
      ) : (
        children
      )}
    </Base>
  )
}
