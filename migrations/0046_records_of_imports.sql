-- An import asks for the records of its documents by shop, kind and source id, in a statement that its connection plans once, mostly when nothing is there yet. An
-- index that began by shop and kind as well was as good as the key for that: each batch went through all records of the shop, until PostgreSQL
-- next counted its tables. In this order it serves what it is for, the rows that were made, and nothing else.
drop index imported_documents_by_local_id;
create index imported_documents_by_local_id on imported_documents (shop_id, local_id, kind);
