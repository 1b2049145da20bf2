import { PGlite } from '@electric-sql/pglite'

/**
 * Harvesters of open data have seen numbers that the backup does not know. So that they miss nothing, everything gets a
 * new one, greater than all before. A backup of a version without feeds has nothing to begin anew.
 */
export const beginFeedsAnew = `do $$ begin
  if to_regprocedure('public.begin_feeds_anew()') is not null then
    perform set_config('search_path', 'public', true);
    perform public.begin_feeds_anew();
  end if;
end $$;
`

/** The same in a folder of the embedded database that nobody has opened. */
export const beginFeedsAnewIn = async (folder: string) => {
  const pglite = await PGlite.create(folder)
  try {
    await pglite.exec(beginFeedsAnew)
  } finally {
    await pglite.close()
  }
}
