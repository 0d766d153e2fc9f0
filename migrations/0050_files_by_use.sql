-- Pictures and files in the order in which they were first shown: an archive of the log that was away for days looks for what came since then,
-- and uploads are let go of after one. Most of a shop's rows are in it, and each once.
create index files_by_use on files (used_at) where used_at is not null;
